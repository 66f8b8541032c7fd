CREATE TABLE "guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guesses_forget" ON "guesses" USING btree ("forget_at");