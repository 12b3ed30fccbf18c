// What the server and this device keep about this person: taken along, or erased.
import { session } from '../../net/session.svelte';

export async function exportMyData(): Promise<Blob | null> {
  const response = await fetch('/api/me', { headers: { Authorization: session.bearer } }).catch(() => null);
  return response?.ok ? response.blob() : null;
}

// Both places, the server first: without its answer nothing is forgotten here, or nobody could ask again.
export async function eraseMyData(): Promise<boolean> {
  const response = await fetch('/api/me', { method: 'DELETE', headers: { Authorization: session.bearer } }).catch(() => null);
  // 401: the server does not know this person, so there is nothing to erase.
  if (!response?.ok && response?.status !== 401) return false;
  eraseThisDevice();
  return true;
}

export function eraseThisDevice(): void {
  session.forget();
  localStorage.clear();
  sessionStorage.clear();
  location.assign('/');
}

export function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
