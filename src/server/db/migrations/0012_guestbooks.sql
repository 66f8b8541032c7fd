CREATE TABLE "guestbook_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"story_id" integer NOT NULL,
	"secret_digest" text NOT NULL,
	"author" text NOT NULL,
	"line" text NOT NULL,
	"memory" text NOT NULL,
	"photo_key" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guestbook_entries_secret_digest_unique" UNIQUE("secret_digest")
);
--> statement-breakpoint
CREATE TABLE "guestbooks" (
	"story_id" integer PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"sealed_token" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guestbooks_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbooks" ADD CONSTRAINT "guestbooks_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guestbook_entries_story" ON "guestbook_entries" USING btree ("story_id","position");--> statement-breakpoint
CREATE INDEX "guestbook_entries_photo" ON "guestbook_entries" USING btree ("photo_key") WHERE "guestbook_entries"."photo_key" is not null;