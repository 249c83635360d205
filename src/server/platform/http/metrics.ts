import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

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
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    observe: (operation, status, seconds) => duration.observe({ operation, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
