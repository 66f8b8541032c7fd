CREATE TABLE "thanks" (
	"story_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"reaction" text,
	"words" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "thanks_story_id_id_pk" PRIMARY KEY("story_id","id")
);
--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;