CREATE TABLE "commission_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"shop_id" integer,
	"category_id" integer,
	"basis_points" integer NOT NULL,
	CONSTRAINT "commission_rates_one" UNIQUE NULLS NOT DISTINCT("edition","shop_id","category_id"),
	CONSTRAINT "commission_rates_edition_known" CHECK ("commission_rates"."edition" in ('mm', 'th')),
	CONSTRAINT "commission_rates_share" CHECK ("commission_rates"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"statement_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sales" bigint NOT NULL,
	"commission" bigint NOT NULL,
	CONSTRAINT "statement_lines_statement_id_order_id_pk" PRIMARY KEY("statement_id","order_id"),
	CONSTRAINT "statement_lines_kind_known" CHECK ("statement_lines"."kind" in ('sale', 'correction'))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"shop_id" integer NOT NULL,
	"currency" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"carried" bigint NOT NULL,
	"total" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"carried_on" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_reference" text,
	CONSTRAINT "statements_number_unique" UNIQUE("number"),
	CONSTRAINT "statements_in_sequence" UNIQUE("shop_id","position"),
	CONSTRAINT "statements_add_up" CHECK ("statements"."total" = "statements"."payout" + "statements"."carried_on" and "statements"."payout" >= 0),
	CONSTRAINT "statements_paid" CHECK (("statements"."paid_at" is null) = ("statements"."paid_reference" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "statement_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_lines_by_order" ON "statement_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "statements_unpaid" ON "statements" USING btree ("closed_at") WHERE "statements"."paid_at" is null and "statements"."payout" > 0;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_about_one" CHECK (num_nonnulls("ledger_entries"."order_id", "ledger_entries"."statement_id") = 1);