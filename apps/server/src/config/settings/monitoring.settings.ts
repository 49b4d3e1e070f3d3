import type { Settings } from './setting.types.ts';

export const monitoringSettings = {
  LOG_LEVEL: {
    about: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    fallback: 'warn',
  },
  METRICS_PORT: {
    about: 'Port of `/metrics` for Prometheus, apart from the public one.',
    otherwise: 'no metrics',
  },
  METRICS_HOST: {
    about: 'Address that port listens on.',
    fallback: '127.0.0.1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: 'OpenTelemetry collector that gets traces over HTTP, such as `http://127.0.0.1:4318`.',
    otherwise: 'no traces',
  },
  TRACES_PERCENT: {
    about: 'Share of calls that are traced, when the caller has not decided it.',
    fallback: '100',
  },
  RECORDING_URL: {
    about: 'Service that keeps session recordings.',
    otherwise: 'none; memory in a demo',
  },
  RECORDING_KEY: { about: 'Needed with RECORDING_URL.' },
  ANALYTICS_URL: { about: 'Address that gets page views.', fallback: '' },
} as const satisfies Settings;
