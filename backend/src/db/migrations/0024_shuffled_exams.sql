ALTER TABLE "attempts" ADD COLUMN "order_seed" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "shuffle" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "multi_subject_exams" ADD COLUMN "shuffle" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_shuffle" CHECK (shuffle in ('off', 'questions', 'options', 'both'));--> statement-breakpoint
ALTER TABLE "multi_subject_exams" ADD CONSTRAINT "multi_subject_exams_shuffle" CHECK (shuffle in ('off', 'questions', 'options', 'both'));