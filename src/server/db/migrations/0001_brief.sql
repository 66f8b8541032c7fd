ALTER TABLE "stories" ADD COLUMN "brief" jsonb;--> statement-breakpoint
-- What was never asked is left out, as it is by whoever stores a brief now.
UPDATE "stories" SET "brief" = jsonb_strip_nulls(jsonb_build_object(
	'v', 1,
	'senderName', "sender_name",
	'recipientName', "recipient_name",
	'recipientRelation', "recipient_relation",
	'favoriteThing', "favorite_thing",
	'specialMemory', "special_memory",
	'admiration', "admiration",
	'extraTrait', "extra_trait",
	'illustrationStyle', "illustration_style",
	'recipientGender', "recipient_gender",
	'senderLook', "sender_look",
	'recipientLook', "recipient_look"
));--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "brief" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "sender_name";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "recipient_name";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "recipient_relation";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "favorite_thing";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "special_memory";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "admiration";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "extra_trait";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "illustration_style";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "recipient_gender";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "sender_look";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "recipient_look";
