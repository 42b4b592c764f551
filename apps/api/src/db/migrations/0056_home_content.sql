CREATE TABLE "home_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"collection_id" integer,
	"is_draft" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"languages" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "home_sections_edition_known" CHECK ("home_sections"."edition" in ('mm', 'th')),
	CONSTRAINT "home_sections_kind_known" CHECK ("home_sections"."kind" in ('flash_sale', 'coupons', 'offers', 'newest', 'shops', 'digital', 'recommended', 'collection')),
	CONSTRAINT "home_sections_picked" CHECK (("home_sections"."kind" = 'collection') = ("home_sections"."collection_id" is not null)),
	CONSTRAINT "home_sections_time" CHECK ("home_sections"."ends_at" > "home_sections"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_sections_built_in" ON "home_sections" USING btree ("edition","kind") WHERE "home_sections"."kind" <> 'collection';--> statement-breakpoint
CREATE INDEX "home_sections_by_edition" ON "home_sections" USING btree ("edition","position");--> statement-breakpoint
CREATE INDEX "banners_by_edition" ON "banners" USING btree ("edition","position");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_time" CHECK ("banners"."ends_at" > "banners"."starts_at");--> statement-breakpoint
-- The sections that the market fills by itself, in the order that the home page had.
INSERT INTO "home_sections" ("id", "edition", "kind", "position")
	SELECT "kind" || '-' || "edition", "edition", "kind", "place" - 1
	FROM unnest(array['mm', 'th']) AS "edition",
		unnest(array['flash_sale', 'coupons', 'offers', 'newest', 'shops', 'digital', 'recommended']) WITH ORDINALITY AS "kinds" ("kind", "place");
