CREATE TABLE "co_views" (
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"visits" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "co_views_product_id_other_id_pk" PRIMARY KEY("product_id","other_id"),
	CONSTRAINT "co_views_of_two" CHECK ("co_views"."product_id" <> "co_views"."other_id"),
	CONSTRAINT "co_views_counted" CHECK ("co_views"."visits" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"key" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "type_key" text;--> statement-breakpoint
ALTER TABLE "co_views" ADD CONSTRAINT "co_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_views" ADD CONSTRAINT "co_views_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "co_views_most" ON "co_views" USING btree ("product_id","visits" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "co_views_by_other" ON "co_views" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "co_views_old" ON "co_views" USING btree ("last_day");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type_key_product_types_key_fk" FOREIGN KEY ("type_key") REFERENCES "public"."product_types"("key") ON DELETE no action ON UPDATE no action;