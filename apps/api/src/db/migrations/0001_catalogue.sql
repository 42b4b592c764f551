CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"position" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"to" text NOT NULL,
	"picture_keys" text[] NOT NULL,
	"tint" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_one_per_variant" UNIQUE("cart_id","variant_id"),
	CONSTRAINT "cart_lines_quantity_range" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "carts_one_per_edition" UNIQUE("user_id","edition"),
	CONSTRAINT "carts_revision_not_negative" CHECK ("carts"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"level" smallint NOT NULL,
	"route" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture_key" text NOT NULL,
	"tint" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_level_range" CHECK ("categories"."level" between 1 and 3),
	CONSTRAINT "categories_first_has_no_parent" CHECK (("categories"."level" = 1) = ("categories"."parent_id" is null)),
	CONSTRAINT "categories_tint_range" CHECK ("categories"."tint" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"postcode" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "countries_name_en_unique" UNIQUE("name_en")
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_name" text NOT NULL,
	"country_code" text NOT NULL,
	"description" text NOT NULL,
	"exchange_rate" numeric(14, 4) NOT NULL,
	"img" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "currencies_rate_positive" CHECK ("currencies"."exchange_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "flash_sale_items" (
	"edition" text NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"sold_percent" smallint NOT NULL,
	CONSTRAINT "flash_sale_items_edition_product_id_pk" PRIMARY KEY("edition","product_id"),
	CONSTRAINT "flash_sale_items_percent" CHECK ("flash_sale_items"."sold_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"edition" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"round_minutes" integer NOT NULL,
	CONSTRAINT "flash_sales_round_positive" CHECK ("flash_sales"."round_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "markers" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_tiers" (
	"product_id" integer NOT NULL,
	"min_quantity" integer NOT NULL,
	"percent_off" smallint NOT NULL,
	CONSTRAINT "price_tiers_product_id_min_quantity_pk" PRIMARY KEY("product_id","min_quantity"),
	CONSTRAINT "price_tiers_quantity" CHECK ("price_tiers"."min_quantity" > 1),
	CONSTRAINT "price_tiers_percent" CHECK ("price_tiers"."percent_off" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"values" text[] NOT NULL,
	"price" bigint NOT NULL,
	"previous_price" bigint,
	"stock" integer NOT NULL,
	CONSTRAINT "product_variants_position" UNIQUE("product_id","position"),
	CONSTRAINT "product_variants_values" UNIQUE("product_id","values"),
	CONSTRAINT "product_variants_price_positive" CHECK ("product_variants"."price" > 0),
	CONSTRAINT "product_variants_previous_above_price" CHECK ("product_variants"."previous_price" > "product_variants"."price"),
	CONSTRAINT "product_variants_stock_not_negative" CHECK ("product_variants"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"category1_id" integer,
	"category2_id" integer,
	"category3_id" integer,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"picture_keys" text[] NOT NULL,
	"tint" smallint NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"previous_price" bigint,
	"rating_average" numeric(2, 1) NOT NULL,
	"rating_count" integer NOT NULL,
	"sold_count" integer NOT NULL,
	"max_quantity" integer NOT NULL,
	"score" integer NOT NULL,
	"name_text" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_edition_known" CHECK ("products"."edition" in ('mm', 'th')),
	CONSTRAINT "products_kind_known" CHECK ("products"."kind" in ('goods', 'digital')),
	CONSTRAINT "products_goods_have_category" CHECK ("products"."kind" = 'digital' or "products"."category3_id" is not null),
	CONSTRAINT "products_price_positive" CHECK ("products"."price" > 0),
	CONSTRAINT "products_previous_above_price" CHECK ("products"."previous_price" > "products"."price"),
	CONSTRAINT "products_rating_range" CHECK ("products"."rating_average" between 0 and 5),
	CONSTRAINT "products_counts_not_negative" CHECK ("products"."rating_count" >= 0 and "products"."sold_count" >= 0),
	CONSTRAINT "products_max_quantity_range" CHECK ("products"."max_quantity" between 1 and 999),
	CONSTRAINT "products_have_pictures" CHECK (cardinality("products"."picture_keys") > 0),
	CONSTRAINT "products_tint_range" CHECK ("products"."tint" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_verified" boolean NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"follower_count" integer NOT NULL,
	"reply_minutes" integer NOT NULL,
	"picture_key" text NOT NULL,
	"tint" smallint NOT NULL,
	CONSTRAINT "shops_slug_unique" UNIQUE("slug"),
	CONSTRAINT "shops_edition_known" CHECK ("shops"."edition" in ('mm', 'th')),
	CONSTRAINT "shops_rating_range" CHECK ("shops"."rating" between 0 and 5),
	CONSTRAINT "shops_followers_not_negative" CHECK ("shops"."follower_count" >= 0),
	CONSTRAINT "shops_reply_positive" CHECK ("shops"."reply_minutes" > 0),
	CONSTRAINT "shops_tint_range" CHECK ("shops"."tint" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_kind_known" CHECK ("users"."kind" in ('guest', 'registered')),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_registered_can_sign_in" CHECK ("users"."kind" = 'guest' or ("users"."password_hash" is not null and coalesce("users"."email", "users"."phone") is not null))
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_edition_flash_sales_edition_fk" FOREIGN KEY ("edition") REFERENCES "public"."flash_sales"("edition") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tiers" ADD CONSTRAINT "price_tiers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category1_id_categories_id_fk" FOREIGN KEY ("category1_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category2_id_categories_id_fk" FOREIGN KEY ("category2_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category3_id_categories_id_fk" FOREIGN KEY ("category3_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_currency_currencies_key_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_recommended" ON "products" USING btree ("edition","kind","score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("edition","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("edition","kind","price","id");--> statement-breakpoint
CREATE INDEX "products_by_category1" ON "products" USING btree ("category1_id","edition","score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_category2" ON "products" USING btree ("category2_id","edition","score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_category3" ON "products" USING btree ("category3_id","edition","score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_shop" ON "products" USING btree ("shop_id","score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shops_by_edition" ON "shops" USING btree ("edition","follower_count" DESC NULLS LAST);