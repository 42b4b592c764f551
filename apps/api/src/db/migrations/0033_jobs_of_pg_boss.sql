-- What waits to be sent goes on as jobs; pg-boss and its queues exist before the migrations run.
INSERT INTO pgboss.job (name, data, singleton_key, retry_limit, retry_delay, retry_backoff, dead_letter)
SELECT 'order-message', jsonb_build_object('id', "id"), "id"::text, 12, 60, true, 'dead'
FROM "order_messages" WHERE "next_try_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO pgboss.job (name, data, singleton_key, retry_limit, retry_delay, retry_backoff, dead_letter)
SELECT 'digital-codes', jsonb_build_object('id', "o"."id"), "o"."id"::text, 12, 60, true, 'dead'
FROM (SELECT DISTINCT "p"."order_id" AS "id" FROM "entitlements" "e"
	JOIN "digital_plans" "d" ON "d"."variant_id" = "e"."variant_id" AND "d"."is_emailed"
	JOIN "order_lines" "l" ON "l"."id" = "e"."order_line_id" JOIN "parcels" "p" ON "p"."id" = "l"."parcel_id"
	WHERE "e"."emailed_at" IS NULL AND "e"."code" IS NOT NULL) "o";--> statement-breakpoint
ALTER TABLE "push_messages" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "push_messages" CASCADE;--> statement-breakpoint
DROP INDEX "order_messages_due";--> statement-breakpoint
ALTER TABLE "order_messages" DROP COLUMN "next_try_at";--> statement-breakpoint
ALTER TABLE "order_messages" DROP COLUMN "tries";--> statement-breakpoint
DELETE FROM "markers" WHERE "key" LIKE 'job:%';--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "owner" bigint;
