ALTER TABLE "chapters" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "multi_subject_exams" ADD COLUMN "search_key" text;