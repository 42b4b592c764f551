CREATE TABLE "import_faults" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"position" smallint NOT NULL,
	"row" integer NOT NULL,
	"column" text NOT NULL,
	"external_id" text,
	"field" text NOT NULL,
	"problem" text NOT NULL,
	"value" text,
	CONSTRAINT "import_faults_import_id_number_position_pk" PRIMARY KEY("import_id","number","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"shop_id" integer NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_shop_id_file_pk" PRIMARY KEY("shop_id","file")
);
--> statement-breakpoint
CREATE TABLE "sent_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"state" text NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"format" text,
	"stock" integer,
	"weight_grams" integer,
	"progress" real DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"has_more_pictures" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sent_imports_state_known" CHECK ("sent_imports"."state" in ('waiting', 'running', 'done', 'failed')),
	CONSTRAINT "sent_imports_ended" CHECK (("sent_imports"."state" in ('done', 'failed')) = ("sent_imports"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "import_faults" ADD CONSTRAINT "import_faults_import_id_sent_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sent_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_imports" ADD CONSTRAINT "sent_imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_imports_by_shop" ON "sent_imports" USING btree ("shop_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cart_lines_by_variant" ON "cart_lines" USING btree ("variant_id");