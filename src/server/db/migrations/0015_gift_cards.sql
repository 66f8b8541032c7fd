CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"token_digest" text NOT NULL,
	"sealed_token" text NOT NULL,
	"sealed_code" text NOT NULL,
	"recipient_name" text NOT NULL,
	"sender_name" text NOT NULL,
	"line" text NOT NULL,
	"style" text NOT NULL,
	"promotion_id" text,
	"promotion_round" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" uuid,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "gift_cards_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "gift_cards_promotion_id_unique" UNIQUE("promotion_id")
);
--> statement-breakpoint
CREATE TABLE "simulated_promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"reference" text NOT NULL,
	"code_digest" text NOT NULL,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "simulated_promotions_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "simulated_sessions" ALTER COLUMN "story_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "gift_card_id" uuid;--> statement-breakpoint
ALTER TABLE "simulated_sessions" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_sessions" ADD COLUMN "takes_codes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_sessions" ADD COLUMN "promotion_id" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_user" ON "gift_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_cards_redeemed" ON "gift_cards" USING btree ("redeemed_by") WHERE "gift_cards"."redeemed_by" is not null;--> statement-breakpoint
CREATE INDEX "gift_cards_unpaid" ON "gift_cards" USING btree ("created_at") WHERE "gift_cards"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "simulated_promotions_code" ON "simulated_promotions" USING btree ("code_digest");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_sessions" ADD CONSTRAINT "simulated_sessions_promotion_id_simulated_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."simulated_promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_gift_card" ON "purchases" USING btree ("gift_card_id");