/** A plain-text message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Brings one message out of the house; throws when it could not. */
export type Carrier = (mail: Mail) => Promise<void>;
