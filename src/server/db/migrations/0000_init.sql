CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"profile_image_url" text,
	"username" text,
	"display_username" text,
	"first_name" text,
	"last_name" text,
	"bio" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discarded_files" (
	"key" text PRIMARY KEY NOT NULL,
	"discarded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"person_relation" text NOT NULL,
	"description" text,
	"file_key" text NOT NULL,
	"face_key" text,
	"thumbnail_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"nonce" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"spent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"session_id" text,
	"payment_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" integer,
	"user_id" text,
	"email" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"session_id" text,
	"checkout_url" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"paid_amount" integer,
	"payment_id" text,
	"problem" text,
	"mail_round" integer DEFAULT 1 NOT NULL,
	"mail_problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"printed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "purchases_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "simulated_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"story_id" integer NOT NULL,
	"title" text NOT NULL,
	"cover_url" text,
	"email" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"code" text,
	"discount" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"payment_id" text,
	"refunded_at" timestamp with time zone,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_sessions_purchase_id_unique" UNIQUE("purchase_id"),
	CONSTRAINT "simulated_sessions_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "book_files" (
	"key" text PRIMARY KEY NOT NULL,
	"story_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paragraphs" (
	"id" serial PRIMARY KEY NOT NULL,
	"story_id" integer NOT NULL,
	"paragraph_number" integer NOT NULL,
	"paragraph_text" text NOT NULL,
	"image_prompt" text NOT NULL,
	"scene" jsonb NOT NULL,
	"picture_id" integer
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"story_id" integer NOT NULL,
	"subject" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"refused" boolean DEFAULT false NOT NULL,
	"image_prompt" text NOT NULL,
	"style" text NOT NULL,
	"sender_photo_id" integer,
	"recipient_photo_id" integer,
	"redo" uuid,
	"wish" text DEFAULT '' NOT NULL,
	"request_digest" text NOT NULL,
	"file_key" text,
	"width" integer,
	"height" integer,
	"alt" text,
	"focus_x" real,
	"focus_y" real,
	"model" text,
	"verdicts" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheets" (
	"id" serial PRIMARY KEY NOT NULL,
	"story_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"style" text NOT NULL,
	"sender_photo_id" integer,
	"recipient_photo_id" integer,
	"request_digest" text NOT NULL,
	"file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_relation" text NOT NULL,
	"favorite_thing" text NOT NULL,
	"special_memory" text NOT NULL,
	"admiration" text NOT NULL,
	"extra_trait" text DEFAULT '' NOT NULL,
	"sender_photo_id" integer,
	"recipient_photo_id" integer,
	"illustration_style" text DEFAULT 'infantil' NOT NULL,
	"recipient_gender" text,
	"sender_look" jsonb,
	"recipient_look" jsonb,
	"story_title" text,
	"dedication" text DEFAULT '' NOT NULL,
	"story_content" text,
	"cover_picture_id" integer,
	"status" text DEFAULT 'writing' NOT NULL,
	"failure" text,
	"refused" boolean DEFAULT false NOT NULL,
	"illustrated" boolean DEFAULT false NOT NULL,
	"attempt" uuid,
	"brief_digest" text NOT NULL,
	"seed" text NOT NULL,
	"characters" text DEFAULT '' NOT NULL,
	"cover_prompt" text,
	"cover_scene" jsonb,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"postponed_until" timestamp with time zone,
	"bought_at" timestamp with time zone,
	"flag" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_events" (
	"story_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_events_story_id_seq_pk" PRIMARY KEY("story_id","seq")
);
--> statement-breakpoint
CREATE TABLE "budget_days" (
	"day" date PRIMARY KEY NOT NULL,
	"micro_usd" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"story_id" integer,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"images" integer,
	"cost_micro_usd" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_lanes" (
	"name" text PRIMARY KEY NOT NULL,
	"closed_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_files" ADD CONSTRAINT "book_files_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paragraphs" ADD CONSTRAINT "paragraphs_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_sender_photo_id_photos_id_fk" FOREIGN KEY ("sender_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_recipient_photo_id_photos_id_fk" FOREIGN KEY ("recipient_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_sender_photo_id_photos_id_fk" FOREIGN KEY ("sender_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_recipient_photo_id_photos_id_fk" FOREIGN KEY ("recipient_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_sender_photo_id_photos_id_fk" FOREIGN KEY ("sender_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_recipient_photo_id_photos_id_fk" FOREIGN KEY ("recipient_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_events" ADD CONSTRAINT "story_events_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_calls" ADD CONSTRAINT "engine_calls_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_provider_account" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_anonymous_created" ON "users" USING btree ("created_at") WHERE "users"."is_anonymous";--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limit_windows_ends" ON "limit_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "photos_user" ON "photos" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "photos_uploaded" ON "photos" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "proofs_unspent" ON "proofs" USING btree ("user_id") WHERE "proofs"."spent_at" is null;--> statement-breakpoint
CREATE INDEX "proofs_expires" ON "proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_story" ON "purchases" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_payment" ON "purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "purchases_status" ON "purchases" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "purchases_created" ON "purchases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchases_asked" ON "purchases" USING btree (coalesce("checked_at", "created_at"));--> statement-breakpoint
CREATE INDEX "purchases_problem" ON "purchases" USING btree ("created_at") WHERE "purchases"."problem" is not null;--> statement-breakpoint
CREATE INDEX "book_files_story" ON "book_files" USING btree ("story_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paragraphs_story_number" ON "paragraphs" USING btree ("story_id","paragraph_number");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_request" ON "pictures" USING btree ("story_id","subject","request_digest");--> statement-breakpoint
CREATE INDEX "pictures_waiting" ON "pictures" USING btree ("created_at") WHERE "pictures"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "pictures_sender_photo" ON "pictures" USING btree ("sender_photo_id") WHERE "pictures"."sender_photo_id" is not null;--> statement-breakpoint
CREATE INDEX "pictures_recipient_photo" ON "pictures" USING btree ("recipient_photo_id") WHERE "pictures"."recipient_photo_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sheets_request" ON "sheets" USING btree ("story_id","request_digest");--> statement-breakpoint
CREATE INDEX "sheets_sender_photo" ON "sheets" USING btree ("sender_photo_id") WHERE "sheets"."sender_photo_id" is not null;--> statement-breakpoint
CREATE INDEX "sheets_recipient_photo" ON "sheets" USING btree ("recipient_photo_id") WHERE "sheets"."recipient_photo_id" is not null;--> statement-breakpoint
CREATE INDEX "stories_user" ON "stories" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_attempt" ON "stories" USING btree ("user_id","attempt") WHERE "stories"."attempt" is not null;--> statement-breakpoint
CREATE INDEX "stories_under_way" ON "stories" USING btree ("user_id","brief_digest") WHERE "stories"."status" in ('writing', 'illustrating');--> statement-breakpoint
CREATE INDEX "stories_unfinished" ON "stories" USING btree ("updated_at") WHERE "stories"."status" in ('writing', 'illustrating');--> statement-breakpoint
CREATE INDEX "stories_unbought" ON "stories" USING btree ("created_at") WHERE "stories"."bought_at" is null;--> statement-breakpoint
CREATE INDEX "stories_sender_photo" ON "stories" USING btree ("sender_photo_id");--> statement-breakpoint
CREATE INDEX "stories_recipient_photo" ON "stories" USING btree ("recipient_photo_id");--> statement-breakpoint
CREATE INDEX "stories_flagged" ON "stories" USING btree ("id") WHERE "stories"."flag" is not null;--> statement-breakpoint
CREATE INDEX "engine_calls_story" ON "engine_calls" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "engine_calls_created" ON "engine_calls" USING btree ("created_at");