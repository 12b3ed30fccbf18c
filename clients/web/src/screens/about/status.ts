// How the server is; the last answer is kept for when it does not answer.
export interface Status {
  version: string;
  uptime_s: number;
  tables: number;
  connections: number;
  memory_bytes: number;
  source_url?: string; // where the source is to be had, if whoever runs it has said so
  storage: boolean; // the data folder takes what is written
  at: number; // when it was so, ms since 1970
}

const place = 'mohreh.status';

export function keptStatus(): Status | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Status | null;
  } catch {
    return null;
  }
}

export async function askStatus(): Promise<Status | null> {
  try {
    const [response, health] = await Promise.all([fetch('/api/status'), fetch('/health')]);
    if (!response.ok) return null;
    const status = { ...((await response.json()) as Omit<Status, 'at' | 'storage'>), storage: health.ok, at: Date.now() };
    localStorage.setItem(place, JSON.stringify(status));
    return status;
  } catch {
    return null;
  }
}

// What only whoever runs the server may see. Its token is never stored.
export interface OperatorStatus {
  disk_free_bytes: number;
  database_bytes: number;
  store_error: string;
  store_queued: number;
  store_failed: number;
  warnings: string[];
}

export async function askOperator(token: string): Promise<OperatorStatus | 'wrong' | 'away'> {
  try {
    const response = await fetch('/api/status', { headers: { Authorization: `Bearer ${token}` } });
    if (response.status === 401) return 'wrong';
    return response.ok ? ((await response.json()) as OperatorStatus) : 'away';
  } catch {
    return 'away';
  }
}
