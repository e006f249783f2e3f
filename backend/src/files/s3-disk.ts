// The file store in a bucket: Amazon's S3, or by S3_ENDPOINT any other that speaks its protocol.
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Bucket } from '../config.ts';

export function s3Disk({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): Disk {
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    credentials: { accessKeyId, secretAccessKey },
    // Other vendors have no host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Buckets have had no access lists of their own since 2023, and most other vendors never had; a
    // bucket is private by itself.
    supportsACL: false,
    // Not all vendors support the newer checksums either.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A hanging bucket must not hold requests until the gateway's timeout.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    maxAttempts: 2,
  });
  return new Disk(driver);
}
