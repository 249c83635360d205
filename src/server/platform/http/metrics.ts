import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Figures for Prometheus: how often and how long, by operation. No paths and no people. */
export interface HttpMetrics {
  observe(operation: string, status: number, seconds: number): void
  /** The text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

/** @param ofProcess memory, garbage collection and event loop too; once per process */
export function newHttpMetrics(ofProcess: boolean): HttpMetrics {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  // a bucket for each operation and status would be a megabyte after a day
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by feature',
    labelNames: ['feature'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests, by operation and class of the status, such as 2xx',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Counter({
    name: 'http_request_seconds_total',
    help: 'Time that all requests of an operation took together',
    labelNames: ['operation'],
    registers,
  })
  return {
    observe(operation, status, took) {
      duration.observe({ feature: operation.split('.', 1)[0] ?? '' }, took)
      requests.inc({ operation, status: `${Math.floor(status / 100)}xx` })
      seconds.inc({ operation }, took)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
