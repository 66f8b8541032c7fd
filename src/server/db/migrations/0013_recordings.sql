CREATE TABLE "recordings" (
	"story_id" integer NOT NULL,
	"chapter" integer NOT NULL,
	"file_key" text NOT NULL,
	"seconds" real NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recordings_story_id_chapter_pk" PRIMARY KEY("story_id","chapter"),
	CONSTRAINT "recordings_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;