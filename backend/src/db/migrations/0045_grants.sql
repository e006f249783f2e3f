CREATE TABLE "grants" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"university_id" text,
	"course_id" text,
	"granted_by" text,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_one_course" CHECK (num_nonnulls(university_id, course_id) = 1),
	CONSTRAINT "grants_role" CHECK (role in ('teacher', 'marker'))
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_user_university" ON "grants" USING btree ("user_id","university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_user_course" ON "grants" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "grants_university" ON "grants" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "grants_course" ON "grants" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "grants_granted_by" ON "grants" USING btree ("granted_by");