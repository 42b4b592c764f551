CREATE TABLE "return_pictures" (
	"return_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "return_pictures_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_pictures_picture_key_unique" UNIQUE("picture_key"),
	CONSTRAINT "return_pictures_at_most_four" CHECK ("return_pictures"."position" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose_known";--> statement-breakpoint
DROP INDEX "parcel_returns_one_per_parcel";--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_parcel_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."parcel_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose_known" CHECK ("uploads"."purpose" in ('review', 'chat', 'profile', 'return'));--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "asked_quantity" integer;