/** A box in the drawing; x and y are its centre in a frame of 1280 by 720. */
export interface Host {
  id: string;
  x: number;
  y: number;
  label: string;
  detail?: string;
}

export interface Packet {
  from: string;
  to: string;
  label: string;
  detail?: string;
  tone?: 'blue' | 'green' | 'red';
}

/** One hop of the story: its name at the left, its sentences as captions, what happens at the right. */
export interface Step {
  name: string;
  captions: string[];
  packets?: Packet[];
  /** Lines a terminal types out. */
  terminal?: string[];
  /** Hosts lit up in this step. */
  lit?: string[];
  /** Links that are cut in this step. */
  cut?: [string, string][];
}

export interface Scene {
  title: string;
  subtitle: string;
  hosts: Host[];
  links: [string, string][];
  steps: Step[];
}

/** Seconds a caption stays. */
export const CAPTION_SECONDS = 4;
