export declare const ONE_WALKER: readonly { readonly selector: string; readonly message: string }[];
