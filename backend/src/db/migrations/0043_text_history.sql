CREATE TABLE "text_drafts" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"base_revision" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_drafts_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "text_drafts_kind" CHECK (kind in ('lesson', 'note', 'new-lesson', 'new-note'))
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text,
	"content_id" text,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"video_link" text,
	"duration" integer,
	"exam_ids" text[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone,
	"saved_by" text,
	CONSTRAINT "text_versions_one_item" CHECK (num_nonnulls(lesson_id, content_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "text_drafts" ADD CONSTRAINT "text_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_drafts_saved" ON "text_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "text_versions_lesson" ON "text_versions" USING btree ("lesson_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "text_versions_content" ON "text_versions" USING btree ("content_id","number");--> statement-breakpoint
CREATE INDEX "text_versions_saved_by" ON "text_versions" USING btree ("saved_by");