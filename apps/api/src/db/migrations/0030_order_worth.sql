ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_buyer" jsonb;--> statement-breakpoint
-- Invoices were issued with the order where it is paid in cash, else with the payment.
UPDATE "orders" SET "invoiced_at" = CASE WHEN "payment_method" IN ('card', 'mobile_banking', 'qr', 'e_wallet') THEN coalesce("paid_at", "placed_at") ELSE "placed_at" END WHERE "invoice_number" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoiced" CHECK (("orders"."invoice_number" is null) = ("orders"."invoiced_at" is null));
