CREATE TABLE "key_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_kind" text NOT NULL,
	"exam_id" text NOT NULL,
	"question_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "key_challenges_once" UNIQUE("user_id","exam_kind","question_id")
);
--> statement-breakpoint
CREATE TABLE "key_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_kind" text NOT NULL,
	"exam_id" text NOT NULL,
	"revision" integer NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"correct_option_ids" jsonb NOT NULL,
	"previous_option_ids" jsonb NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" text,
	"corrected_at" timestamp with time zone NOT NULL,
	"rescored_at" timestamp with time zone,
	CONSTRAINT "key_corrections_revision" UNIQUE("exam_kind","exam_id","revision")
);
--> statement-breakpoint
CREATE TABLE "score_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_kind" text NOT NULL,
	"exam_id" text NOT NULL,
	"version_id" text NOT NULL,
	"result_id" text NOT NULL,
	"user_id" text NOT NULL,
	"from_revision" integer NOT NULL,
	"to_revision" integer NOT NULL,
	"old_score" numeric(16, 9) NOT NULL,
	"new_score" numeric(16, 9) NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "score_changes_once" UNIQUE("version_id","to_revision")
);
--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "key_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "key_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_challenges_state" ON "key_challenges" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "key_challenges_decided" ON "key_challenges" USING btree ("state","decided_at","id");--> statement-breakpoint
CREATE INDEX "key_challenges_question" ON "key_challenges" USING btree ("exam_kind","question_id");--> statement-breakpoint
CREATE INDEX "key_challenges_decided_by" ON "key_challenges" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "key_corrections_unfinished" ON "key_corrections" USING btree ("corrected_at") WHERE rescored_at is null;--> statement-breakpoint
CREATE INDEX "key_corrections_corrected_by" ON "key_corrections" USING btree ("corrected_by");--> statement-breakpoint
CREATE INDEX "score_changes_exam" ON "score_changes" USING btree ("exam_kind","exam_id");--> statement-breakpoint
CREATE INDEX "score_changes_result" ON "score_changes" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "score_changes_user" ON "score_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exam_result_versions_revision" ON "exam_result_versions" USING btree ("exam_id","key_revision","id");--> statement-breakpoint
CREATE INDEX "multi_subject_result_versions_revision" ON "multi_subject_result_versions" USING btree ("exam_id","key_revision","id");