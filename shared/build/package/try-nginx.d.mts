/** Ports of the loopback: of nginx with TLS and without, and of the portal behind it. */
export interface Ports {
  readonly https: number;
  readonly http: number;
  readonly portal: number;
}
export declare function makeCertificate(folder: string): void;
export declare function nginxSettings(folder: string, ports: Ports): string;
