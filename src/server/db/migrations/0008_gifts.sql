CREATE TABLE "gifts" (
	"story_id" integer PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"sealed_token" text NOT NULL,
	"closed_at" timestamp with time zone,
	"line" text DEFAULT '' NOT NULL,
	"opens_at" timestamp with time zone,
	"time_zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gifts_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;