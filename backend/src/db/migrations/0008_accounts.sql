CREATE TABLE "address_changes" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"credential" text NOT NULL,
	"otp_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_signups" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"credential" text NOT NULL,
	"password_hash" text NOT NULL,
	"otp_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "reset_codes" (
	"user_id" text NOT NULL,
	"requester" text NOT NULL,
	"otp_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reset_codes_user_id_requester_pk" PRIMARY KEY("user_id","requester")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"enabled_at" timestamp with time zone,
	"last_step" bigint
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "next_id_hash" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "next_sent_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_id_hash" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");
--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reset_codes" ADD CONSTRAINT "reset_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "address_changes_expires" ON "address_changes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "pending_signups_expires" ON "pending_signups" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "reset_codes_expires" ON "reset_codes" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_nextIdHash_unique" UNIQUE("next_id_hash");
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_previousIdHash_unique" UNIQUE("previous_id_hash");
