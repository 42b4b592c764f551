CREATE TABLE "shop_bank_accounts" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"sealed" text NOT NULL,
	"last_digits" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_return_addresses" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"address" jsonb NOT NULL,
	"places" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_section_products" (
	"section_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "shop_section_products_section_id_product_id_pk" PRIMARY KEY("section_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "cover_key" text;--> statement-breakpoint
ALTER TABLE "shop_bank_accounts" ADD CONSTRAINT "shop_bank_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_return_addresses" ADD CONSTRAINT "shop_return_addresses_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_section_products" ADD CONSTRAINT "shop_section_products_section_id_shop_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."shop_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_section_products" ADD CONSTRAINT "shop_section_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sections" ADD CONSTRAINT "shop_sections_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_section_products_by_product" ON "shop_section_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shop_sections_in_order" ON "shop_sections" USING btree ("shop_id","position");