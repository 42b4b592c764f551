ALTER TABLE "orders" ADD COLUMN "payment_option" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "option" text;