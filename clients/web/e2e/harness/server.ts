// `mohreh serve` on a free loopback port with a data folder of its own. It can be killed and started
// again on the same port and folder, as a machine that lost its power would.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = process.env['MOHREH'] ?? resolve(import.meta.dirname, '../../../../build/release/mohreh');
const page = process.env['MOHREH_PAGE'] ?? '';

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class Server {
  private process: ChildProcess | null = null;
  private said = '';

  private constructor(
    readonly port: number,
    private readonly data: string,
    private readonly more: string[],
    private readonly yields: boolean,
  ) {}

  static start(...more: string[]): Promise<Server> {
    return Server.begin(more, false);
  }

  // As if it were another machine: whatever else runs here goes first.
  static startYielding(): Promise<Server> {
    return Server.begin([], true);
  }

  private static async begin(more: string[], yields: boolean): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), 'mohreh-e2e-')), more, yields);
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isUp(): boolean {
    return this.process !== null;
  }

  // Starts it again after `kill` or `halt`.
  async up(): Promise<void> {
    const given = ['serve', '--bind', '127.0.0.1', '--port', String(this.port), '--data', this.data, ...this.more];
    if (page) given.push('--page', page);
    const [command, ...before] = this.yields ? ['nice', '-n', '19', program] : [program];
    const child = spawn(command!, [...before, ...given], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.process = child;
    child.stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
    const end = Date.now() + 20_000;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.said}`);
      const well = await fetch(`${this.url}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      await new Promise((later) => setTimeout(later, 30));
    }
    throw new Error('the server does not answer');
  }

  // Ends at once, as when the power fails.
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  // Says nothing more, and its sockets stand as they were: a line that died without a word.
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }
  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  // Ends as an operator would have it end.
  halt(): Promise<void> {
    return this.end('SIGTERM');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolved) => child.once('exit', resolved));
    child.kill(signal);
    await gone;
  }
}
