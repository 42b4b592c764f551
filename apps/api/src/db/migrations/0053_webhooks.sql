CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"state" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"status" smallint,
	"problem" text,
	"delivered_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("event_id","endpoint_id"),
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"state" text NOT NULL,
	"paused_because" text,
	"sealed_secret" text NOT NULL,
	"sealed_old_secret" text,
	"old_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_state_known" CHECK ("webhook_endpoints"."state" in ('active', 'paused')),
	CONSTRAINT "webhook_endpoints_paused" CHECK (("webhook_endpoints"."state" = 'paused') = ("webhook_endpoints"."paused_because" is not null)),
	CONSTRAINT "webhook_endpoints_old_secret" CHECK (("webhook_endpoints"."sealed_old_secret" is null) = ("webhook_endpoints"."old_secret_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_tries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" smallint,
	"problem" text,
	"milliseconds" integer NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("endpoint_id") WHERE "webhook_deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_events_old" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_by_subject" ON "webhook_events" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "webhook_tries_by_delivery" ON "webhook_tries" USING btree ("delivery_id","id" DESC NULLS LAST);--> statement-breakpoint
-- Whether an endpoint wants to know of an event; asked first, so that changes cost next to nothing where none does.
CREATE FUNCTION "webhook_wanted"("kind" text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM "webhook_endpoints" WHERE "kind" = ANY("events"))
$$;--> statement-breakpoint
-- Writes an event with a delivery for each endpoint that wants it, in the transaction of the change, and wakes the workers when
-- that commits. Deliveries to paused endpoints are repeated by a person. The lock makes an endpoint that is being removed count
-- as removed.
CREATE FUNCTION "tell_webhooks"("kind" text, "about" text, "told" jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"event_id" uuid := gen_random_uuid();
BEGIN
	INSERT INTO "webhook_events" ("id", "event", "subject", "facts", "at") VALUES ("event_id", "kind", "about", "told", now());
	INSERT INTO "webhook_deliveries" ("id", "event_id", "endpoint_id", "state", "problem", "at")
	SELECT gen_random_uuid(), "event_id", "wanting"."id",
		CASE "wanting"."state" WHEN 'active' THEN 'waiting' ELSE 'failed' END,
		CASE "wanting"."state" WHEN 'paused' THEN 'paused' END,
		now()
	FROM (SELECT "id", "state" FROM "webhook_endpoints" WHERE "kind" = ANY("events") FOR KEY SHARE) AS "wanting";
	PERFORM pg_notify('zaylat_webhooks', '');
END $$;--> statement-breakpoint
CREATE FUNCTION "tell_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" text := CASE TG_OP WHEN 'UPDATE' THEN OLD."state" ELSE 'draft' END;
	"happened" text := CASE
		WHEN NEW."state" <> 'on_sale' THEN 'product.withdrawn'
		WHEN "before" = 'on_sale' THEN 'product.updated'
		ELSE 'product.published'
	END;
BEGIN
	IF "webhook_wanted"("happened") THEN
		PERFORM "tell_webhooks"("happened", NEW."id"::text, jsonb_build_object(
			'id', NEW."id"::text, 'edition', NEW."edition", 'externalId', NEW."external_id",
			'shop', (SELECT "slug" FROM "shops" WHERE "id" = NEW."shop_id"),
			'state', NEW."state", 'price', NEW."price"
		));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_told_new" AFTER INSERT ON "products" FOR EACH ROW
	WHEN (NEW."state" = 'on_sale') EXECUTE FUNCTION "tell_of_product"();--> statement-breakpoint
CREATE TRIGGER "products_told" AFTER UPDATE OF "state", "name", "description", "options", "facts", "picture_keys", "video_path",
		"price", "previous_price", "category1_id", "category2_id", "category3_id", "brand_id", "type_key", "max_quantity",
		"min_quantity", "is_wholesale", "weight_grams", "pre_order_arrives_at", "external_id"
	ON "products" FOR EACH ROW
	WHEN ('on_sale' IN (OLD."state", NEW."state") AND (
		OLD."state", OLD."name", OLD."description", OLD."options", OLD."facts", OLD."picture_keys", OLD."video_path",
		OLD."price", OLD."previous_price", OLD."category1_id", OLD."category2_id", OLD."category3_id", OLD."brand_id",
		OLD."type_key", OLD."max_quantity", OLD."min_quantity", OLD."is_wholesale", OLD."weight_grams",
		OLD."pre_order_arrives_at", OLD."external_id"
	) IS DISTINCT FROM (
		NEW."state", NEW."name", NEW."description", NEW."options", NEW."facts", NEW."picture_keys", NEW."video_path",
		NEW."price", NEW."previous_price", NEW."category1_id", NEW."category2_id", NEW."category3_id", NEW."brand_id",
		NEW."type_key", NEW."max_quantity", NEW."min_quantity", NEW."is_wholesale", NEW."weight_grams",
		NEW."pre_order_arrives_at", NEW."external_id"
	)) EXECUTE FUNCTION "tell_of_product"();--> statement-breakpoint
CREATE FUNCTION "tell_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF "webhook_wanted"('stock.changed') THEN
		PERFORM "tell_webhooks"('stock.changed', "products"."id"::text, jsonb_build_object(
			'productId', "products"."id"::text, 'variantId', NEW."id"::text, 'edition', "products"."edition",
			'shop', "shops"."slug", 'externalId', "products"."external_id",
			'variantExternalId', (SELECT "external_id" FROM "variant_names" WHERE "variant_id" = NEW."id"),
			'stock', NEW."stock"
		))
		FROM "products" JOIN "shops" ON "shops"."id" = "products"."shop_id"
		WHERE "products"."id" = NEW."product_id" AND "products"."state" = 'on_sale';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_told" AFTER UPDATE OF "stock" ON "product_variants" FOR EACH ROW
	WHEN (OLD."stock" <> NEW."stock") EXECUTE FUNCTION "tell_of_stock"();--> statement-breakpoint
CREATE FUNCTION "tell_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"happened" text := CASE TG_OP WHEN 'INSERT' THEN 'order.placed' ELSE 'order.paid' END;
BEGIN
	IF "webhook_wanted"("happened") THEN
		PERFORM "tell_webhooks"("happened", NEW."code", jsonb_build_object(
			'id', NEW."id", 'code', NEW."code", 'edition', NEW."edition", 'status', NEW."status",
			'paymentMethod', NEW."payment_method", 'total', NEW."total",
			'placedAt', NEW."placed_at", 'paidAt', NEW."paid_at"
		));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_told_new" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "tell_of_order"();--> statement-breakpoint
CREATE TRIGGER "orders_told_paid" AFTER UPDATE OF "paid_at" ON "orders" FOR EACH ROW
	WHEN (OLD."paid_at" IS NULL AND NEW."paid_at" IS NOT NULL) EXECUTE FUNCTION "tell_of_order"();--> statement-breakpoint
CREATE FUNCTION "tell_of_parcel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF "webhook_wanted"('parcel.moved') THEN
		PERFORM "tell_webhooks"('parcel.moved', "orders"."code", jsonb_build_object(
			'id', NEW."id", 'orderId', "orders"."id", 'orderCode', "orders"."code", 'edition', "orders"."edition",
			'shop', "shops"."slug", 'trackCode', NEW."track_code", 'status', NEW."status", 'total', NEW."total"
		))
		FROM "orders", "shops" WHERE "orders"."id" = NEW."order_id" AND "shops"."id" = NEW."shop_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "parcels_told" AFTER UPDATE OF "status" ON "parcels" FOR EACH ROW
	WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "tell_of_parcel"();--> statement-breakpoint
CREATE FUNCTION "tell_of_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"happened" text := CASE NEW."status" WHEN 'paid' THEN 'payment.paid' ELSE 'payment.failed' END;
BEGIN
	IF "webhook_wanted"("happened") THEN
		PERFORM "tell_webhooks"("happened", "orders"."code", jsonb_build_object(
			'id', NEW."id", 'orderId', "orders"."id", 'orderCode', "orders"."code", 'edition', "orders"."edition",
			'method', NEW."method", 'status', NEW."status", 'amount', coalesce(NEW."taken", NEW."amount")
		))
		FROM "orders" WHERE "orders"."id" = NEW."order_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_told" AFTER UPDATE OF "status" ON "payments" FOR EACH ROW
	WHEN (OLD."status" <> NEW."status" AND NEW."status" IN ('paid', 'failed', 'expired', 'abandoned'))
	EXECUTE FUNCTION "tell_of_payment"();--> statement-breakpoint
CREATE FUNCTION "tell_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"happened" text := 'refund.' || NEW."status";
BEGIN
	IF "webhook_wanted"("happened") THEN
		PERFORM "tell_webhooks"("happened", "orders"."code", jsonb_build_object(
			'id', NEW."id", 'paymentId', NEW."payment_id", 'orderId', "orders"."id", 'orderCode', "orders"."code",
			'edition', "orders"."edition", 'status', NEW."status", 'reason', NEW."reason", 'amount', NEW."amount"
		))
		FROM "payments" JOIN "orders" ON "orders"."id" = "payments"."order_id" WHERE "payments"."id" = NEW."payment_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "refunds_told_new" AFTER INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION "tell_of_refund"();--> statement-breakpoint
CREATE TRIGGER "refunds_told" AFTER UPDATE OF "status" ON "refunds" FOR EACH ROW
	WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "tell_of_refund"();--> statement-breakpoint
CREATE FUNCTION "tell_of_return"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"happened" text := CASE TG_OP WHEN 'INSERT' THEN 'return.requested' ELSE 'return.moved' END;
BEGIN
	IF "webhook_wanted"("happened") THEN
		PERFORM "tell_webhooks"("happened", "orders"."code", jsonb_build_object(
			'id', NEW."id", 'code', NEW."code", 'orderId', "orders"."id", 'orderCode', "orders"."code",
			'trackCode', "parcels"."track_code", 'edition', "orders"."edition", 'shop', "shops"."slug",
			'status', NEW."status", 'amount', NEW."amount"
		))
		FROM "parcels" JOIN "orders" ON "orders"."id" = "parcels"."order_id" JOIN "shops" ON "shops"."id" = "parcels"."shop_id"
		WHERE "parcels"."id" = NEW."parcel_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "returns_told_new" AFTER INSERT ON "parcel_returns" FOR EACH ROW EXECUTE FUNCTION "tell_of_return"();--> statement-breakpoint
CREATE TRIGGER "returns_told" AFTER UPDATE OF "status" ON "parcel_returns" FOR EACH ROW
	WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "tell_of_return"();
