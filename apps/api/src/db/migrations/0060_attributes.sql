CREATE TABLE "attributes" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"unit" jsonb,
	"choices" jsonb NOT NULL,
	"is_required" boolean NOT NULL,
	"is_filter" boolean NOT NULL,
	CONSTRAINT "attributes_kind_known" CHECK ("attributes"."kind" in ('choice', 'number', 'text'))
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category_id" integer NOT NULL,
	"attribute_key" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_key_pk" PRIMARY KEY("category_id","attribute_key")
);
--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_key_attributes_key_fk" FOREIGN KEY ("attribute_key") REFERENCES "public"."attributes"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_attributes_by_key" ON "category_attributes" USING btree ("attribute_key");