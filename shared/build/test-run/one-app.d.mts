export interface AppTests {
  readonly folder: string;
  readonly programs: readonly string[];
  readonly units: readonly string[];
  readonly database?: 'on postgres alone';
  readonly stories: readonly string[];
}
export declare function testsOfApp(root: string, name: string): AppTests;
