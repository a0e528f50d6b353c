/** What is wrong with HTML that is to go into a page; none when it may. */
export declare function faultsOf(html: string): string[];
