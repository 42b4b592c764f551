CREATE TABLE "page_drafts" (
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "page_drafts_edition_slug_pk" PRIMARY KEY("edition","slug"),
	CONSTRAINT "page_drafts_edition_known" CHECK ("page_drafts"."edition" in ('mm', 'th'))
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"holds_from" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	"publisher_name" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "page_versions_edition_slug_number_pk" PRIMARY KEY("edition","slug","number"),
	CONSTRAINT "page_versions_edition_known" CHECK ("page_versions"."edition" in ('mm', 'th')),
	CONSTRAINT "page_versions_number" CHECK ("page_versions"."number" > 0)
);
--> statement-breakpoint
CREATE INDEX "page_versions_by_time" ON "page_versions" USING btree ("holds_from");