ALTER TABLE "enrolments" ADD COLUMN "payment_note" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "enrolled_by" text;