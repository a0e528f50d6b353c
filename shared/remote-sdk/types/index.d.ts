/* oxlint-disable typescript/triple-slash-reference -- found beside this file, whatever an app has itself */
/// <reference types="jest" />
/// <reference types="node" />
/// <reference path="./assets.d.ts" />
/// <reference path="./build.d.ts" />
/// <reference path="./jest-dom.d.ts" />
