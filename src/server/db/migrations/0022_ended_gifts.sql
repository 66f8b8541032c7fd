CREATE TABLE "ended_gifts" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"ended_with" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_gifts_ended" ON "ended_gifts" USING btree ("ended_at");