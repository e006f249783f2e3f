CREATE TABLE "content_changes" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text,
	CONSTRAINT "content_changes_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);--> statement-breakpoint
ALTER TABLE "content_changes" ADD CONSTRAINT "content_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_changes_changed_by" ON "content_changes" USING btree ("changed_by");
