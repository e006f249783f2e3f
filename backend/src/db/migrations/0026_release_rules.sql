CREATE TABLE "exam_release_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"multi_subject_exam_id" text,
	"exam_id" text,
	"visibility" text NOT NULL,
	"moment" text NOT NULL,
	"date" timestamp with time zone,
	"updated_by" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_release_rules_one_exam" CHECK (num_nonnulls(multi_subject_exam_id, exam_id) = 1),
	CONSTRAINT "exam_release_rules_date" CHECK ((moment = 'on-date') = (date is not null))
);
--> statement-breakpoint
ALTER TABLE "exam_release_rules" ADD CONSTRAINT "exam_release_rules_multi_subject_exam_id_multi_subject_exams_id_fk" FOREIGN KEY ("multi_subject_exam_id") REFERENCES "public"."multi_subject_exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_release_rules" ADD CONSTRAINT "exam_release_rules_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_release_rules" ADD CONSTRAINT "exam_release_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_release_rules_multi_subject_exam" ON "exam_release_rules" USING btree ("multi_subject_exam_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_release_rules_exam" ON "exam_release_rules" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "exam_release_rules_updated_by" ON "exam_release_rules" USING btree ("updated_by");