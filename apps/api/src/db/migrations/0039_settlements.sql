CREATE TABLE "settlement_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"line_id" bigint,
	"missing_id" uuid,
	"order_id" uuid,
	"reference" text NOT NULL,
	"of" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"difference" bigint NOT NULL,
	"proposal" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	"entry_id" bigint,
	CONSTRAINT "settlement_differences_by_line" UNIQUE("line_id"),
	CONSTRAINT "settlement_differences_by_missing" UNIQUE("missing_id"),
	CONSTRAINT "settlement_differences_status_known" CHECK ("settlement_differences"."status" in ('open', 'accepted', 'refused', 'found')),
	CONSTRAINT "settlement_differences_about_one" CHECK (num_nonnulls("settlement_differences"."line_id", "settlement_differences"."missing_id") = 1),
	CONSTRAINT "settlement_differences_decided" CHECK (("settlement_differences"."status" = 'open') = ("settlement_differences"."decided_at" is null)),
	CONSTRAINT "settlement_differences_entered" CHECK (("settlement_differences"."status" = 'accepted') = ("settlement_differences"."entry_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"line_count" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_files_once" UNIQUE("edition","source","digest"),
	CONSTRAINT "settlement_files_edition_known" CHECK ("settlement_files"."edition" in ('mm', 'th')),
	CONSTRAINT "settlement_files_source_known" CHECK ("settlement_files"."source" in ('2c2p', 'opn', 'courier'))
);
--> statement-breakpoint
CREATE TABLE "settlement_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	CONSTRAINT "settlement_lines_once" UNIQUE("edition","source","external_id"),
	CONSTRAINT "settlement_lines_kind_known" CHECK ("settlement_lines"."kind" in ('payment', 'refund')),
	CONSTRAINT "settlement_lines_amount_positive" CHECK ("settlement_lines"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_differences_open" ON "settlement_differences" USING btree ("found_at") WHERE "settlement_differences"."status" = 'open';--> statement-breakpoint
CREATE INDEX "settlement_lines_by_reference" ON "settlement_lines" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "settlement_lines_new" ON "settlement_lines" USING btree ("edition","source") WHERE "settlement_lines"."compared_at" is null;