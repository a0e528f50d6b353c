// The files of the first screen, asked for while the line is free: the code of the shell has arrived and is being run, and
// nothing else is on its way. Asked for beside that code they would make it late, fonts by 0.15 s on a slow phone and the
// files of a list by 0.7 s; asked for when they are needed they would be late themselves. The server has left them in
// templates: its style sheet, the fonts of French pages, and what the role that looks opens at this address.
for (const files of document.querySelectorAll<HTMLTemplateElement>('template[data-first]'))
  document.head.append(files.content);

export {};
