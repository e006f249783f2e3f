// Loaded into a server by `--import`: serves on PROBE_PORT the longest time that the event loop was
// blocked since the previous request.
import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

http
  .createServer((_, response) => {
    response.end(String(delay.max / 1e6 - RESOLUTION_MS));
    delay.reset();
  })
  .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
  .unref();
