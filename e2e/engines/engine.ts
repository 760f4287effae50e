/** A browser of another make, driven as far as the journey of the main job needs. Elements are named by XPath. */
export interface Engine {
  readonly name: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** What a piece of script in the page comes to; it may be a promise. */
  read(script: string): Promise<unknown>;
  close(): Promise<void>;
}
