CREATE TABLE "plan_renewals" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"entitlement_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "plan_renewals_once" UNIQUE("entitlement_id","ends_at")
);
--> statement-breakpoint
ALTER TABLE "plan_renewals" ADD CONSTRAINT "plan_renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_renewals" ADD CONSTRAINT "plan_renewals_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_renewals_open" ON "plan_renewals" USING btree ("ends_at") WHERE "plan_renewals"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "entitlements_renewing" ON "entitlements" USING btree ("ends_at") WHERE "entitlements"."renews_automatically";