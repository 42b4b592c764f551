CREATE TABLE "linked_accounts" (
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "linked_accounts_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id"),
	CONSTRAINT "linked_accounts_one_per_provider" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "otp_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "otp_codes_purpose_known" CHECK ("otp_codes"."purpose" in ('register', 'reset_password', 'sign_in', 'delete_account', 'contact_phone', 'change_identifier')),
	CONSTRAINT "otp_codes_tries_range" CHECK ("otp_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "collection_products" (
	"collection_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture_keys" text[] NOT NULL,
	"tint" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "collections_slug" UNIQUE("edition","slug"),
	CONSTRAINT "collections_edition_known" CHECK ("collections"."edition" in ('mm', 'th')),
	CONSTRAINT "collections_tint_range" CHECK ("collections"."tint" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"picture_key" text,
	"product_id" integer,
	"client_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_once" UNIQUE("thread_id","side","client_id"),
	CONSTRAINT "chat_messages_side_known" CHECK ("chat_messages"."side" in ('shopper', 'shop')),
	CONSTRAINT "chat_messages_not_empty" CHECK ("chat_messages"."text" <> '' or "chat_messages"."picture_key" is not null or "chat_messages"."product_id" is not null),
	CONSTRAINT "chat_messages_text_length" CHECK (char_length("chat_messages"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shop_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"shopper_read_id" bigint DEFAULT 0 NOT NULL,
	"shop_read_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_threads_one_per_pair" UNIQUE("user_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_services" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_tracked" boolean NOT NULL,
	"takes_cash" boolean NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "delivery_services_edition_known" CHECK ("delivery_services"."edition" in ('mm', 'th'))
);
--> statement-breakpoint
CREATE TABLE "delivery_tariffs" (
	"service_id" text NOT NULL,
	"zone" text NOT NULL,
	"base" bigint NOT NULL,
	"base_grams" integer NOT NULL,
	"per_kilogram" bigint NOT NULL,
	"most_grams" integer NOT NULL,
	"min_days" smallint NOT NULL,
	"max_days" smallint NOT NULL,
	CONSTRAINT "delivery_tariffs_service_id_zone_pk" PRIMARY KEY("service_id","zone"),
	CONSTRAINT "delivery_tariffs_amounts" CHECK ("delivery_tariffs"."base" >= 0 and "delivery_tariffs"."per_kilogram" >= 0),
	CONSTRAINT "delivery_tariffs_grams" CHECK ("delivery_tariffs"."base_grams" > 0 and "delivery_tariffs"."most_grams" >= "delivery_tariffs"."base_grams"),
	CONSTRAINT "delivery_tariffs_days" CHECK ("delivery_tariffs"."min_days" between 0 and "delivery_tariffs"."max_days")
);
--> statement-breakpoint
CREATE TABLE "shop_delivery_services" (
	"shop_id" integer NOT NULL,
	"service_id" text NOT NULL,
	"free_from" bigint,
	CONSTRAINT "shop_delivery_services_shop_id_service_id_pk" PRIMARY KEY("shop_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "digital_plans" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"days" integer,
	"delivery" text NOT NULL,
	"is_emailed" boolean NOT NULL,
	"file_path" text,
	CONSTRAINT "digital_plans_kind_known" CHECK ("digital_plans"."kind" in ('one_time', 'life_time', 'days')),
	CONSTRAINT "digital_plans_delivery_known" CHECK ("digital_plans"."delivery" in ('code', 'download')),
	CONSTRAINT "digital_plans_days" CHECK (("digital_plans"."kind" = 'days') = ("digital_plans"."days" is not null)),
	CONSTRAINT "digital_plans_file" CHECK (("digital_plans"."delivery" = 'download') = ("digital_plans"."file_path" is not null))
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"order_line_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"code" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"renews_automatically" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "entitlements_code_unique" UNIQUE("code"),
	CONSTRAINT "entitlements_end_after_start" CHECK ("entitlements"."ends_at" > "entitlements"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"variant_name" text NOT NULL,
	"picture_key" text NOT NULL,
	"tint" smallint NOT NULL,
	"unit_price" bigint NOT NULL,
	"previous_unit_price" bigint,
	"quantity" integer NOT NULL,
	"is_pre_order" boolean DEFAULT false NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 999),
	CONSTRAINT "order_lines_price_positive" CHECK ("order_lines"."unit_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"placement_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"address" jsonb,
	"phone" text NOT NULL,
	"email" text,
	"note" text DEFAULT '' NOT NULL,
	"goods" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"is_tax_included" boolean NOT NULL,
	"points" integer NOT NULL,
	"points_paid" bigint NOT NULL,
	"total" bigint NOT NULL,
	"coupon_code" text,
	"holds_stock" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"invoice_number" text,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_placed_once" UNIQUE("user_id","placement_key"),
	CONSTRAINT "orders_edition_known" CHECK ("orders"."edition" in ('mm', 'th')),
	CONSTRAINT "orders_code_form" CHECK ("orders"."code" ~ '^[A-Z]{2}[0-9]{8}$'),
	CONSTRAINT "orders_amounts_not_negative" CHECK (least("orders"."goods", "orders"."discount", "orders"."delivery", "orders"."tax", "orders"."points", "orders"."points_paid", "orders"."total") >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."goods" - "orders"."discount" + "orders"."delivery" - "orders"."points_paid"
				+ case when "orders"."is_tax_included" then 0 else "orders"."tax" end)
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_events_actor_known" CHECK ("parcel_events"."actor" in ('customer', 'seller', 'system'))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"track_code" text NOT NULL,
	"status" text NOT NULL,
	"service_id" text,
	"goods" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"points_paid" bigint NOT NULL,
	"total" bigint NOT NULL,
	"min_days" smallint NOT NULL,
	"max_days" smallint NOT NULL,
	"delivered_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "parcels_track_code_unique" UNIQUE("track_code"),
	CONSTRAINT "parcels_one_per_shop" UNIQUE("order_id","shop_id","kind"),
	CONSTRAINT "parcels_kind_known" CHECK ("parcels"."kind" in ('goods', 'digital')),
	CONSTRAINT "parcels_service" CHECK (("parcels"."kind" = 'goods') = ("parcels"."service_id" is not null)),
	CONSTRAINT "parcels_track_code_form" CHECK ("parcels"."track_code" ~ '^EX[0-9]{6,12}MP$'),
	CONSTRAINT "parcels_amounts_not_negative" CHECK (least("parcels"."goods", "parcels"."discount", "parcels"."delivery", "parcels"."tax", "parcels"."points_paid", "parcels"."total") >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"gateway_reference" text,
	"redirect_url" text,
	"qr_payload" text,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "payments_gateway_reference_unique" UNIQUE("gateway_reference"),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'expired', 'abandoned', 'refunded')),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('requested', 'settled', 'failed')),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"region_id" text NOT NULL,
	"township_id" text,
	"address" jsonb NOT NULL,
	"phone" text,
	"website" text,
	"shop_slug" text,
	"search_text" text NOT NULL,
	CONSTRAINT "businesses_edition_known" CHECK ("businesses"."edition" in ('mm', 'th'))
);
--> statement-breakpoint
CREATE TABLE "post_offices" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"township_id" text,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"postcode" text NOT NULL,
	"phone" text,
	"hours" text,
	"latitude" numeric(8, 5),
	"longitude" numeric(8, 5),
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "regions_country_known" CHECK ("regions"."country" in ('mm', 'th'))
);
--> statement-breakpoint
CREATE TABLE "subdistricts" (
	"id" text PRIMARY KEY NOT NULL,
	"township_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"postcode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "townships" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"postcode" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_channel_known" CHECK ("outbox"."channel" in ('sms', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"picture_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "uploads_picture_key_unique" UNIQUE("picture_key"),
	CONSTRAINT "uploads_purpose_known" CHECK ("uploads"."purpose" in ('review', 'chat', 'profile')),
	CONSTRAINT "uploads_size_positive" CHECK (least("uploads"."width", "uploads"."height", "uploads"."bytes") > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_once_per_order" UNIQUE("order_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"shop_id" integer,
	"benefit" text NOT NULL,
	"percent" smallint,
	"off" bigint,
	"min_spend" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"uses_left" integer,
	"uses_per_shopper" smallint NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("edition","code"),
	CONSTRAINT "coupons_edition_known" CHECK ("coupons"."edition" in ('mm', 'th')),
	CONSTRAINT "coupons_benefit_known" CHECK ("coupons"."benefit" in ('percent', 'amount', 'free_delivery')),
	CONSTRAINT "coupons_code_form" CHECK ("coupons"."code" ~ '^[A-Z0-9-]{4,20}$'),
	CONSTRAINT "coupons_percent" CHECK (("coupons"."benefit" = 'percent') = ("coupons"."percent" is not null)),
	CONSTRAINT "coupons_percent_range" CHECK ("coupons"."percent" between 1 and 100),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."benefit" <> 'amount' or "coupons"."off" > 0),
	CONSTRAINT "coupons_uses_not_negative" CHECK ("coupons"."uses_left" >= 0),
	CONSTRAINT "coupons_time" CHECK ("coupons"."ends_at" > "coupons"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "points_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"shop_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "points_movements_once" UNIQUE NULLS NOT DISTINCT("user_id","order_id","shop_id","reason"),
	CONSTRAINT "points_movements_edition_known" CHECK ("points_movements"."edition" in ('mm', 'th')),
	CONSTRAINT "points_movements_reason_known" CHECK ("points_movements"."reason" in ('earned', 'spent', 'returned', 'taken_back', 'welcome')),
	CONSTRAINT "points_movements_move" CHECK ("points_movements"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shop_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"edition" text NOT NULL,
	"quantity" integer NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"unit_price" bigint,
	"reply" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "quotations_edition_known" CHECK ("quotations"."edition" in ('mm', 'th')),
	CONSTRAINT "quotations_status_known" CHECK ("quotations"."status" in ('requested', 'answered', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "quotations_quantity" CHECK ("quotations"."quantity" between 1 and 999),
	CONSTRAINT "quotations_price_positive" CHECK ("quotations"."unit_price" > 0),
	CONSTRAINT "quotations_answer_is_whole" CHECK ("quotations"."status" not in ('answered', 'accepted') or ("quotations"."unit_price" is not null and "quotations"."valid_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_images" (
	"review_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "review_images_review_id_position_pk" PRIMARY KEY("review_id","position"),
	CONSTRAINT "review_images_at_most_four" CHECK ("review_images"."position" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" uuid,
	"order_line_id" uuid,
	"author_name" text NOT NULL,
	"language" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"variant_name" text NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_text_length" CHECK (char_length("reviews"."text") <= 2000),
	CONSTRAINT "reviews_helpful_not_negative" CHECK ("reviews"."helpful_count" >= 0),
	CONSTRAINT "reviews_language_known" CHECK ("reviews"."language" in ('en', 'mm', 'thai', 'china'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"phone_country" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"township" text NOT NULL,
	"subdistrict" text,
	"postcode" text NOT NULL,
	"home_no" text NOT NULL,
	"street" text NOT NULL,
	"landmark" text,
	"is_primary" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_country_known" CHECK ("addresses"."country" in ('mm', 'th')),
	CONSTRAINT "addresses_phone_country_known" CHECK ("addresses"."phone_country" in ('95', '65', '66'))
);
--> statement-breakpoint
CREATE TABLE "contact_phones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"user_id" uuid NOT NULL,
	"shop_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_user_id_shop_id_pk" PRIMARY KEY("user_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recent_views" (
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_views_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_registered_can_sign_in";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "is_selected" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "quotation_id" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_wholesale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "video_path" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pre_order_arrives_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "about" jsonb DEFAULT '{"en":"","mm":"","thai":"","china":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "region_id" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_tariffs" ADD CONSTRAINT "delivery_tariffs_service_id_delivery_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."delivery_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_delivery_services" ADD CONSTRAINT "shop_delivery_services_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_delivery_services" ADD CONSTRAINT "shop_delivery_services_service_id_delivery_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."delivery_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_plans" ADD CONSTRAINT "digital_plans_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_service_id_delivery_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_township_id_townships_id_fk" FOREIGN KEY ("township_id") REFERENCES "public"."townships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_offices" ADD CONSTRAINT "post_offices_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_offices" ADD CONSTRAINT "post_offices_township_id_townships_id_fk" FOREIGN KEY ("township_id") REFERENCES "public"."townships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdistricts" ADD CONSTRAINT "subdistricts_township_id_townships_id_fk" FOREIGN KEY ("township_id") REFERENCES "public"."townships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "townships" ADD CONSTRAINT "townships_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_movements" ADD CONSTRAINT "points_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_movements" ADD CONSTRAINT "points_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_movements" ADD CONSTRAINT "points_movements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_images" ADD CONSTRAINT "review_images_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_phones" ADD CONSTRAINT "contact_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otp_codes_newest" ON "otp_codes" USING btree ("subject","purpose","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "collection_products_in_order" ON "collection_products" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_in_order" ON "chat_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "chat_threads_by_user" ON "chat_threads" USING btree ("user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_threads_by_shop" ON "chat_threads" USING btree ("shop_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entitlements_by_user" ON "entitlements" USING btree ("user_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entitlements_ending" ON "entitlements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "order_lines_by_parcel" ON "order_lines" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","edition","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "parcel_events_in_order" ON "parcel_events" USING btree ("parcel_id","at");--> statement-breakpoint
CREATE INDEX "parcels_by_shop" ON "parcels" USING btree ("shop_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_expiring" ON "payments" USING btree ("expires_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "businesses_listed" ON "businesses" USING btree ("edition","category","id");--> statement-breakpoint
CREATE INDEX "businesses_search" ON "businesses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "post_offices_by_region" ON "post_offices" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "post_offices_search" ON "post_offices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_by_country" ON "regions" USING btree ("country");--> statement-breakpoint
CREATE INDEX "subdistricts_by_township" ON "subdistricts" USING btree ("township_id");--> statement-breakpoint
CREATE INDEX "subdistricts_by_postcode" ON "subdistricts" USING btree ("postcode");--> statement-breakpoint
CREATE INDEX "townships_by_region" ON "townships" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "townships_by_postcode" ON "townships" USING btree ("postcode");--> statement-breakpoint
CREATE INDEX "idempotency_keys_old" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE "uploads"."used_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupon_uses_by_user" ON "coupon_uses" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "coupons_by_shop" ON "coupons" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "points_movements_by_user" ON "points_movements" USING btree ("user_id","edition","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotations_by_user" ON "quotations" USING btree ("user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotations_by_shop" ON "quotations" USING btree ("shop_id","status","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("product_id","rating","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_by_user" ON "reviews" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_primary" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_primary";--> statement-breakpoint
CREATE INDEX "addresses_by_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_phones_once" ON "contact_phones" USING btree ("user_id","phone");--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "recent_views_newest" ON "recent_views" USING btree ("user_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_old" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "shops_by_owner" ON "shops" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "users_to_purge" ON "users" USING btree ("deletion_requested_at");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_kind_known" CHECK ("categories"."kind" in ('goods', 'digital'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_min_quantity_range" CHECK ("products"."min_quantity" between 1 and "products"."max_quantity");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weight_not_negative" CHECK ("products"."weight_grams" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_registered_can_sign_in" CHECK ("users"."kind" = 'guest' or coalesce("users"."email", "users"."phone") is not null);