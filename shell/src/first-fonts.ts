// The fonts of the first screen, asked for while the line is free: the code of the shell has arrived and is being run, and
// nothing else is on its way. Asked for beside that code they would make it late, by 0.15 s on a slow phone; asked for
// when the first text is drawn they would be late themselves.
const fonts = document.getElementById('portal-fonts');
if (fonts instanceof HTMLTemplateElement) document.head.append(fonts.content);

export {};
